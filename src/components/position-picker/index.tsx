import { useId } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import './position-picker.scss';

/** A place of the widget in the visitor's window. Left and right do not follow the writing direction. */
export type Position =
	'bottom_left' | 'bottom_right' | 'middle_left' | 'middle_right';

interface PositionPickerProps {
	value: Position;
	/** Positions that cannot be chosen; the current one is shown all the same. */
	locked: readonly Position[];
	/** The padlock that says why. */
	lock?: ReactNode;
	onChange: ( position: Position ) => void;
}

/** In reading order of a window. */
const POSITIONS: readonly Position[] = [
	'middle_left',
	'middle_right',
	'bottom_left',
	'bottom_right',
];

/** The name of a position. */
export function positionName( position: Position ): string {
	switch ( position ) {
		case 'bottom_left':
			return __( 'Bottom left', 'userfeedback' );
		case 'bottom_right':
			return __( 'Bottom right', 'userfeedback' );
		case 'middle_left':
			return __( 'Middle left', 'userfeedback' );
		case 'middle_right':
			return __( 'Middle right', 'userfeedback' );
	}
}

/** Chooses the position of the widget from small drawings of a window. */
export function PositionPicker( {
	value,
	locked,
	lock,
	onChange,
}: PositionPickerProps ) {
	const group = useId();
	return (
		<fieldset className="userfeedback-position-picker">
			<legend>
				{ __( 'Position', 'userfeedback' ) } { lock }
			</legend>
			<div className="userfeedback-position-picker__choices" dir="ltr">
				{ POSITIONS.map( ( position ) => (
					<label
						key={ position }
						htmlFor={ `${ group }-${ position }` }
						className="userfeedback-position-picker__choice"
					>
						<input
							type="radio"
							id={ `${ group }-${ position }` }
							name={ group }
							value={ position }
							checked={ position === value }
							disabled={ locked.includes( position ) }
							onChange={ () => onChange( position ) }
						/>
						<span
							className={ `userfeedback-position-picker__window is-${ position }` }
							aria-hidden="true"
						/>
						<span>{ positionName( position ) }</span>
					</label>
				) ) }
			</div>
		</fieldset>
	);
}
