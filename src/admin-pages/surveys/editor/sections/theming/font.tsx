import { FontPicker } from '@/components/font-picker';
import { fieldErrorsText } from '@/lib/field-error-text';
import { errorsWithin } from '@/survey-model';
import { useEditor } from '../../context';
import { useField } from '../../use-field';

/** The font of the widget. */
export function Font() {
	const { errors } = useEditor();
	const { value, set, isLocked } = useField( 'settings.theming.font' );
	return (
		<FontPicker
			value={ value }
			// Only the server finds errors here: the picker offers nothing wrong.
			error={ fieldErrorsText(
				errorsWithin( errors, 'settings.theming.font' )
			) }
			isDisabled={ isLocked }
			onChange={ set }
		/>
	);
}
