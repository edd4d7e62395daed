import type { EditableSurvey, FieldError } from '../../../survey-model';
import { validateSurvey } from '../../../survey-model';
import { areAddressesValid } from './email-addresses';
import type { Step } from './steps';

/** The step in which a field is; the title is above all of them. */
export function stepOfField( field: string ): Step | undefined {
	const [ top = '' ] = field.split( /[.[]/, 1 );
	switch ( top ) {
		case 'title':
			return undefined;
		case 'template':
			return 'setup';
		case 'notifications':
			return 'notifications';
		case 'status':
		case 'publish_at':
			return 'publish';
		case 'settings':
			return field.startsWith( 'settings.thank_you' )
				? 'questions'
				: 'settings';
		default:
			return 'questions';
	}
}

/** What keeps a step from being left for the next one, in the order of the page. */
export function stepErrors( survey: EditableSurvey, step: Step ): FieldError[] {
	switch ( step ) {
		case 'setup':
			return survey.template === ''
				? [ { field: 'template', code: 'template_required' } ]
				: [];
		case 'questions':
			return validateSurvey( survey );
		default: {
			const titleErrors = validateSurvey( survey ).filter(
				( { field } ) => field === 'title'
			);
			const { active, addresses } = survey.notifications.email;
			return step === 'notifications' &&
				active &&
				! areAddressesValid( addresses )
				? [
						...titleErrors,
						{
							field: 'notifications.email.addresses',
							code: 'invalid_email',
						},
					]
				: titleErrors;
		}
	}
}
