import type { LookFields } from '@/components/widget-look/look-fields';
import { fieldErrorsText } from '@/lib/field-error-text';
import { errorsWithin, withOwnLook } from '@/survey-model';
import { useEditor } from '../../context';
import { MEDIUM } from '../../medium';
import { followAction } from './follow-action';

/** The survey's appearance as the form reads and changes it. */
export function useLook(): LookFields {
	const { survey, errors, isRevealed, set } = useEditor(
		'survey',
		'errors',
		'isRevealed',
		'set'
	);
	const { theming } = survey.settings;
	return {
		look: theming,
		medium: MEDIUM,
		edit: ( changes ) =>
			set( 'settings.theming', ( now ) => withOwnLook( now, changes ) ),
		errorOf: ( field ) =>
			fieldErrorsText(
				errorsWithin( errors, `settings.theming.${ field }` ).filter(
					// The server's errors are always shown.
					( { message } ) => isRevealed || message !== undefined
				)
			),
		groupAction: followAction( theming, ( change ) =>
			set( 'settings.theming', change )
		),
	};
}
