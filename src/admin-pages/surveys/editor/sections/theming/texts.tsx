import { __ } from '@wordpress/i18n';
import { TextField } from '@/components/text-field';
import { LIMITS } from '@/survey-model';
import { useField } from '../../use-field';

/** The texts of the buttons. */
export function Texts() {
	const { value: nextText } = useField( 'settings.theming.next_text' );
	return (
		<fieldset className="userfeedback-branding__group">
			<legend>{ __( 'Button texts', 'userfeedback' ) }</legend>
			<ThemingText
				name="next_text"
				label={ __( 'Next button', 'userfeedback' ) }
				placeholder={ __( 'Next', 'userfeedback' ) }
				maxLength={ LIMITS.buttonLength }
			/>
			<ThemingText
				name="finish_text"
				label={ __(
					'Next button of the last question',
					'userfeedback'
				) }
				placeholder={ nextText || __( 'Next', 'userfeedback' ) }
				maxLength={ LIMITS.buttonLength }
			/>
			<ThemingText
				name="skip_text"
				label={ __( 'Skip button', 'userfeedback' ) }
				placeholder={ __( 'Skip', 'userfeedback' ) }
				maxLength={ LIMITS.buttonLength }
			/>
		</fieldset>
	);
}

interface ThemingTextProps {
	name: 'finish_text' | 'next_text' | 'skip_text' | 'widget_toggle_text';
	label: string;
	/** The text that visitors see if the field is empty. */
	placeholder: string;
	/** In characters. */
	maxLength: number;
}

/** One text of the theming. */
export function ThemingText( { name, ...field }: ThemingTextProps ) {
	const { value, set, error, isLocked, onBlur } = useField(
		`settings.theming.${ name }`
	);
	return (
		<TextField
			{ ...field }
			dir="auto"
			disabled={ isLocked }
			value={ value }
			error={ error }
			onChange={ set }
			onBlur={ onBlur }
		/>
	);
}
