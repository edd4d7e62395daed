import { __ } from '@wordpress/i18n';
import { ColorField } from '@/components/color-field';
import { SegmentedControl } from '@/components/segmented-control';
import { useFeature } from '@/hooks/use-feature';
import { COLOR_SCHEMES } from '@/survey-model';
import { LookGroup } from './group';
import type { LookFields } from './look-fields';

/** The colours of the widget. A scheme replaces all of them. */
export function Colors( { fields }: { fields: LookFields } ) {
	return (
		<LookGroup fields={ fields } name="colors">
			<SegmentedControl
				label={ __( 'Color scheme', 'userfeedback' ) }
				value={ fields.look.color_scheme }
				options={ [
					{ value: 'light', label: __( 'Light', 'userfeedback' ) },
					{ value: 'dark', label: __( 'Dark', 'userfeedback' ) },
				] }
				onChange={ ( scheme ) =>
					fields.edit( {
						...COLOR_SCHEMES[ scheme ],
						color_scheme: scheme,
					} )
				}
			/>
			<div className="userfeedback-look__colors">
				<LookColor
					fields={ fields }
					name="widget_color"
					label={ __( 'Widget color', 'userfeedback' ) }
				/>
				<LookColor
					fields={ fields }
					name="text_color"
					label={ __( 'Text color', 'userfeedback' ) }
				/>
				<LookColor
					fields={ fields }
					name="button_color"
					label={ __( 'Button color', 'userfeedback' ) }
				/>
			</div>
		</LookGroup>
	);
}

interface LookColorProps {
	fields: LookFields;
	name:
		'widget_color' | 'text_color' | 'button_color' | 'widget_toggle_color';
	label: string;
}

/** One colour of the widget. */
export function LookColor( { fields, name, label }: LookColorProps ) {
	const { isAllowed } = useFeature( 'colors' );
	const error = fields.errorOf( name );
	return (
		<div>
			<ColorField
				label={ label }
				value={ fields.look[ name ] }
				isDisabled={ ! isAllowed }
				onChange={ ( color ) => fields.edit( { [ name ]: color } ) }
			/>
			{ error && <p className="userfeedback-look__error">{ error }</p> }
		</div>
	);
}
