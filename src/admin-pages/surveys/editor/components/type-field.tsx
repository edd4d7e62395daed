import { SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Lock } from '../../../../components/lock';
import { questionTypeLabel } from '../../../../components/question-type-label';
import type { QuestionType } from '../../../../survey-model';
import { BUILDER_TYPES } from '../../../../survey-model';
import { MEDIUM, useLockedTypes } from '../use-locked-types';

interface TypeFieldProps {
	type: QuestionType;
	/** Whether the survey keeps the types of its questions. */
	isFixed: boolean;
	onChange: ( type: QuestionType ) => void;
}

/** The type of a question. Those that are locked are shown, but cannot be chosen; the padlock beside them says why. */
export function TypeField( { type, isFixed, onChange }: TypeFieldProps ) {
	const locked = useLockedTypes();
	const [ first ] = locked.values();
	return (
		<div className="userfeedback-question__type">
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Type', 'userfeedback' ) }
				value={ type }
				disabled={ isFixed }
				options={ BUILDER_TYPES.map( ( offered ) => ( {
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
