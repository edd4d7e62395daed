import { __ } from '@wordpress/i18n';
import { ColorField } from '@/components/color-field';
import { SegmentedControl } from '@/components/segmented-control';
import { withColorScheme } from '@/survey-model';
import { useEditor } from '../../context';
import { useField } from '../../use-field';

/** The colours of the widget. A scheme replaces all of them. */
export function Colors() {
	const { survey, set } = useEditor();
	const { theming } = survey.settings;
	return (
		<fieldset className="userfeedback-branding__group">
			<legend>{ __( 'Colors', 'userfeedback' ) }</legend>
			<SegmentedControl
				label={ __( 'Color scheme', 'userfeedback' ) }
				value={ theming.color_scheme }
				options={ [
					{ value: 'light', label: __( 'Light', 'userfeedback' ) },
					{ value: 'dark', label: __( 'Dark', 'userfeedback' ) },
				] }
				onChange={ ( scheme ) =>
					set(
						'settings.theming',
						withColorScheme( theming, scheme )
					)
				}
			/>
			<div className="userfeedback-branding__colors">
				<ThemingColor
					name="widget_color"
					label={ __( 'Widget color', 'userfeedback' ) }
				/>
				<ThemingColor
					name="text_color"
					label={ __( 'Text color', 'userfeedback' ) }
				/>
				<ThemingColor
					name="button_color"
					label={ __( 'Button color', 'userfeedback' ) }
				/>
			</div>
		</fieldset>
	);
}

interface ThemingColorProps {
	name:
		'widget_color' | 'text_color' | 'button_color' | 'widget_toggle_color';
	label: string;
}

/** One colour of the theming. */
export function ThemingColor( { name, label }: ThemingColorProps ) {
	const { value, set, error, isLocked } = useField(
		`settings.theming.${ name }`
	);
	return (
		<div>
			<ColorField
				label={ label }
				value={ value }
				isDisabled={ isLocked }
				onChange={ set }
			/>
			{ error && (
				<p className="userfeedback-branding__error">{ error }</p>
			) }
		</div>
	);
}
