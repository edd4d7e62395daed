import { memo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { EditableTitle } from '@/components/editable-title';
import { LIMITS } from '@/survey-model';
import { useEditor } from '../context';
import { useField } from '../use-field';

/** The placeholder of the title's field. */
export function titlePlaceholder(): string {
	return __( 'Name your survey', 'userfeedback' );
}

/** The survey's title, above all steps. */
export const SurveyTitle = memo( function Title() {
	const { step } = useEditor( 'step' );
	const { value, set, error } = useField( 'title' );
	return (
		<div data-field="title">
			<EditableTitle
				value={ value }
				onChange={ set }
				label={ __( 'Survey title', 'userfeedback' ) }
				placeholder={ titlePlaceholder() }
				maxLength={ LIMITS.titleLength }
				asksAtOnce={ ! step.isStart }
				error={ error }
			/>
		</div>
	);
} );
