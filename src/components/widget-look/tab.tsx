import { useId } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { LIMITS } from '@/survey-model';
import { useFeature } from '@/hooks/use-feature';
import { LookColor } from './colors';
import { LookGroup } from './group';
import type { LookFields } from './look-fields';
import { LookText } from './texts';
import { TOGGLE_ICONS, ToggleIcon, toggleIconLabel } from './toggle-icons';

/** The tab with which visitors minimize and open the widget. */
export function Tab( { fields }: { fields: LookFields } ) {
	return (
		<LookGroup fields={ fields } name="tab">
			<LookText
				fields={ fields }
				name="widget_toggle_text"
				label={ __( 'Tab text', 'userfeedback' ) }
				placeholder={ __( 'Feedback', 'userfeedback' ) }
				maxLength={ LIMITS.toggleLength }
			/>
			<Icons fields={ fields } />
			<LookColor
				fields={ fields }
				name="widget_toggle_color"
				label={ __( 'Icon color', 'userfeedback' ) }
			/>
		</LookGroup>
	);
}

function Icons( { fields }: { fields: LookFields } ) {
	const group = useId();
	const { isAllowed } = useFeature( 'texts' );
	return (
		<fieldset className="userfeedback-look__icons">
			<legend>{ __( 'Icon', 'userfeedback' ) }</legend>
			{ TOGGLE_ICONS.map( ( name ) => (
				<label
					key={ name }
					htmlFor={ `${ group }-${ name }` }
					className="userfeedback-look__icon"
					title={ toggleIconLabel( name ) }
				>
					<input
						type="radio"
						id={ `${ group }-${ name }` }
						name={ group }
						aria-label={ toggleIconLabel( name ) }
						checked={ name === fields.look.widget_toggle_icon }
						disabled={ ! isAllowed }
						onChange={ () =>
							fields.edit( { widget_toggle_icon: name } )
						}
					/>
					<ToggleIcon name={ name } />
				</label>
			) ) }
		</fieldset>
	);
}
