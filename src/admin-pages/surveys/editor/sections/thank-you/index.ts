import type { EditableSurvey } from '@/survey-model';
import { thankYouErrors } from '@/survey-model';
import { kindOf } from '../../question-types';
import type { Section, SectionField } from '../../section';
import { QUESTIONS } from '../steps';
import { ThankYouCard } from './content';

const PATH = 'settings.thank_you';

/** The errors within one of the fields. */
function errorsIn( name: string ): NonNullable< SectionField[ 'errors' ] > {
	return ( { settings, questions }: EditableSurvey ) =>
		thankYouErrors( settings.thank_you, questions, kindOf )
			.filter(
				( { field } ) =>
					field === name || field.startsWith( `${ name }[` )
			)
			.map( ( error ) => ( {
				...error,
				field: `${ PATH }.${ error.field }`,
			} ) );
}

/** What happens after the last question: a message or a redirect. */
export const thankYou: Section = {
	name: 'thank-you',
	step: QUESTIONS,
	fields: [
		{ path: PATH },
		{ path: `${ PATH }.type`, feature: 'redirects', showsErrors: 'field' },
		{
			path: `${ PATH }.message`,
			feature: 'thank-you-message',
			showsErrors: 'field',
		},
		{
			path: `${ PATH }.redirect_to`,
			feature: 'redirects',
			showsErrors: 'field',
			errors: errorsIn( 'redirect_to' ),
		},
		{
			path: `${ PATH }.redirect_url`,
			feature: 'redirects',
			showsErrors: 'field',
			errors: errorsIn( 'redirect_url' ),
		},
		{
			path: `${ PATH }.conditions`,
			feature: 'redirects',
			showsErrors: 'inside',
			errors: errorsIn( 'conditions' ),
		},
	],
	Content: ThankYouCard,
};
