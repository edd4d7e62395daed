import { Button } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { Announced } from '../announced';
import type { Feature } from '../../hooks/use-feature';
import { formatDay } from '../../lib/format';
import { lockSentence } from '../lock';
import { TextField } from '../text-field';
import type { Days, RangeError } from './ranges';
import { FIRST_DAY, isLocked, rangeError } from './ranges';

function errorText( error: RangeError ): string {
	switch ( error ) {
		case 'incomplete':
			return __( 'Enter a first and a last day.', 'userfeedback' );
		case 'too-early':
			return sprintf(
				/* translators: %s: a date. */
				__( 'Choose days from %s on.', 'userfeedback' ),
				formatDay( FIRST_DAY )
			);
		case 'future':
			return __(
				'Choose days up to today, in the site’s time zone.',
				'userfeedback'
			);
		case 'reversed':
			return __(
				'The first day is after the last day. Exchange them.',
				'userfeedback'
			);
		case 'too-long':
			return __( 'Choose ten years at most.', 'userfeedback' );
	}
}

interface CustomRangeProps {
	/** The days that the fields show first. */
	days: Days;
	/** The feature that unlocks ranges of more than 7 days. */
	longer: Feature;
	today: string;
	onApply: ( days: Days ) => void;
}

/** Two fields for the first and the last day. The range changes when both are valid and the user applies them. */
export function CustomRange( {
	days,
	longer,
	today,
	onApply,
}: CustomRangeProps ) {
	const id = useInstanceId( CustomRange, 'userfeedback-custom-range' );
	const [ typed, setTyped ] = useState( days );
	const [ error, setError ] = useState( '' );

	function apply( event: FormEvent ): void {
		event.preventDefault();
		const reason = rangeError( typed, today );
		if ( reason !== undefined ) {
			setError( errorText( reason ) );
		} else if ( isLocked( typed, longer.isAllowed, today ) ) {
			setError( lockSentence( longer ) );
		} else {
			onApply( typed );
		}
	}

	const field = ( name: keyof Days, label: string ) => (
		<TextField
			type="date"
			label={ label }
			min={ FIRST_DAY }
			max={ today }
			isInvalid={ error !== '' }
			aria-describedby={ id }
			value={ typed[ name ] }
			onChange={ ( day ) => {
				setTyped( { ...typed, [ name ]: day } );
				setError( '' );
			} }
		/>
	);

	return (
		// The browser's own messages would appear first, and in its language.
		<form
			className="userfeedback-custom-range"
			aria-label={ __( 'Custom range', 'userfeedback' ) }
			noValidate
			onSubmit={ apply }
		>
			{ field( 'from', __( 'First day', 'userfeedback' ) ) }
			{ field( 'to', __( 'Last day', 'userfeedback' ) ) }
			<Announced
				id={ id }
				className="userfeedback-custom-range__error"
				isUrgent
			>
				{ error }
			</Announced>
			<Button __next40pxDefaultSize variant="secondary" type="submit">
				{ __( 'Apply', 'userfeedback' ) }
			</Button>
		</form>
	);
}
