import { useId } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { LIMITS } from '@/survey-model';
import { useField } from '../../use-field';
import { ThemingColor } from './colors';
import { ThemingText } from './texts';
import { TOGGLE_ICONS, ToggleIcon, toggleIconLabel } from './toggle-icons';

/** The tab with which visitors minimize and open the widget. */
export function Tab() {
	return (
		<fieldset className="userfeedback-branding__group">
			<legend>{ __( 'Tab', 'userfeedback' ) }</legend>
			<ThemingText
				name="widget_toggle_text"
				label={ __( 'Tab text', 'userfeedback' ) }
				placeholder={ __( 'Feedback', 'userfeedback' ) }
				maxLength={ LIMITS.toggleLength }
			/>
			<Icons />
			<ThemingColor
				name="widget_toggle_color"
				label={ __( 'Icon color', 'userfeedback' ) }
			/>
		</fieldset>
	);
}

function Icons() {
	const group = useId();
	const { value, set, isLocked } = useField(
		'settings.theming.widget_toggle_icon'
	);
	return (
		<fieldset className="userfeedback-branding__icons">
			<legend>{ __( 'Icon', 'userfeedback' ) }</legend>
			{ TOGGLE_ICONS.map( ( name ) => (
				<label
					key={ name }
					htmlFor={ `${ group }-${ name }` }
					className="userfeedback-branding__icon"
					title={ toggleIconLabel( name ) }
				>
					<input
						type="radio"
						id={ `${ group }-${ name }` }
						name={ group }
						aria-label={ toggleIconLabel( name ) }
						checked={ name === value }
						disabled={ isLocked }
						onChange={ () => set( name ) }
					/>
					<ToggleIcon name={ name } />
				</label>
			) ) }
		</fieldset>
	);
}
