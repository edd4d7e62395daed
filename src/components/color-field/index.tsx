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

const HEX = /^#[0-9a-f]{6}$/i;

/** Whether the user is typing a color that is not complete. The picker would take it for black. */
function isTypingPart(): boolean {
	const { activeElement: field } = document;
	return (
		field instanceof HTMLInputElement &&
		field.type === 'text' &&
		! HEX.test( `#${ field.value.trim().replace( '#', '' ) }` )
	);
}

/** A field for a color in hexadecimal notation, and nothing else. It opens a color picker in its own dialog. */
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
						onChange={ ( color ) => {
							if ( HEX.test( color ) && ! isTypingPart() ) {
								onChange( color );
							}
						} }
					/>
				) }
			/>
		</div>
	);
}
