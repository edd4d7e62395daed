import {
	BaseControl,
	Button,
	ColorIndicator,
	ColorPicker,
	Dropdown,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import './color-field.scss';

interface ColorFieldProps {
	label: string;
	/** #RRGGBB. */
	value: string;
	isDisabled?: boolean;
	onChange: ( color: string ) => void;
}

/** A colour field that opens a color picker in its own dialog. */
export function ColorField( {
	label,
	value,
	isDisabled = false,
	onChange,
}: ColorFieldProps ) {
	return (
		<div className="userfeedback-color-field">
			<BaseControl.VisualLabel>{ label }</BaseControl.VisualLabel>
			<Dropdown
				popoverProps={ { placement: 'bottom-start' } }
				renderToggle={ ( { isOpen, onToggle } ) => (
					<Button
						__next40pxDefaultSize
						variant="secondary"
						aria-expanded={ isOpen }
						aria-label={ sprintf(
							/* translators: 1: what the color is for, 2: a color such as #1579EF. */
							__( '%1$s: %2$s', 'userfeedback' ),
							label,
							value
						) }
						disabled={ isDisabled }
						onClick={ onToggle }
					>
						<ColorIndicator colorValue={ value } />
						<span dir="ltr">{ value.toUpperCase() }</span>
					</Button>
				) }
				renderContent={ () => (
					<ColorPicker
						color={ value }
						enableAlpha={ false }
						onChange={ onChange }
					/>
				) }
			/>
		</div>
	);
}
