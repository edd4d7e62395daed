import { SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Lock } from '../../../../components/lock';
import { questionTypeLabel } from '../../../../components/question-type-label';
import type { QuestionType } from '../../../../survey-model';
import { BUILDER_TYPES } from '../../../../survey-model';
import type { LockedTypes } from '../use-locked-types';
import { MEDIUM } from '../use-locked-types';

interface TypeFieldProps {
	type: QuestionType;
	locked: LockedTypes;
	/** Whether the survey keeps the types of its questions. */
	isFixed: boolean;
	onChange: ( type: QuestionType ) => void;
}

/** The type of a question. Those that are locked are shown, but cannot be chosen; the padlock beside them says why. */
export function TypeField( {
	type,
	locked,
	isFixed,
	onChange,
}: TypeFieldProps ) {
	const [ first ] = locked.values();
	const isOwn = BUILDER_TYPES.some( ( own ) => own === type );
	// A type that a plugin of somebody else brings is kept, but not offered for other questions.
	const types = isOwn ? BUILDER_TYPES : [ type, ...BUILDER_TYPES ];
	return (
		<div className="userfeedback-question__type">
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Type', 'userfeedback' ) }
				value={ type }
				disabled={ isFixed }
				options={ types.map( ( offered ) => ( {
					value: offered,
					label:
						locked.has( offered ) && offered !== type
							? sprintf(
									/* translators: %s: name of a type of question. */
									__( '%s (locked)', 'userfeedback' ),
									questionTypeLabel( offered )
								)
							: questionTypeLabel( offered ),
					disabled: locked.has( offered ) && offered !== type,
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
}
