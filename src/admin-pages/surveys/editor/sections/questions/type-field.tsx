import { SelectControl } from '@wordpress/components';
import { memo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Lock } from '@/components/lock';
import { MEDIUM } from '../../medium';
import { useQuestionTypes } from '../../question-types';
import type { LockedTypes } from './use-locked-types';

interface TypeFieldProps {
	type: string;
	locked: LockedTypes;
	/** Whether the types of the survey's questions cannot be changed. */
	isFixed: boolean;
	onChange: ( type: string ) => void;
}

/** The type of a question. Locked types are listed as disabled; the padlock beside the field says why. */
export const TypeField = memo( function Field( {
	type,
	locked,
	isFixed,
	onChange,
}: TypeFieldProps ) {
	const [ first ] = locked.values();
	const known = useQuestionTypes();
	// An unknown type is kept, but not offered for other questions.
	const types = known.some( ( { name } ) => name === type )
		? known
		: [ { name: type, label: type }, ...known ];
	return (
		<div className="userfeedback-question__type">
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Type', 'userfeedback' ) }
				value={ type }
				disabled={ isFixed }
				options={ types.map( ( { name, label } ) => ( {
					value: name,
					label:
						locked.has( name ) && name !== type
							? sprintf(
									/* translators: %s: name of a type of question. */
									__( '%s (locked)', 'userfeedback' ),
									label
								)
							: label,
					disabled: locked.has( name ) && name !== type,
				} ) ) }
				onChange={ onChange }
			/>
			{ first && ! isFixed && (
				<Lock
					feature={ first.name }
					title={ __( 'More question types', 'userfeedback' ) }
					medium={ MEDIUM }
				/>
			) }
		</div>
	);
} );
