import { Disabled } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { FocusEvent } from 'react';
import { useStableCallback } from '@/hooks/use-stable-callback';
import type { FieldError, Question } from '@/survey-model';
import { changeQuestionType, editQuestion } from '@/survey-model';
import { PartBoundary } from '../../components/part-boundary';
import { CardProvider } from '../../context';
import { kindOf, useQuestionTypes } from '../../question-types';
import { LockedQuestion } from './locked-question';
import { QuestionLogic } from './logic';
import { OptionsField } from './options-field';
import type { QuestionEdit } from './question-edit';
import { useFormerTypes } from './question-memory';
import { QuestionSettings } from './question-settings';
import { useQuestionSource } from './question-source';
import { QuestionTexts, QuestionTitle } from './question-texts';
import { TypeField } from './type-field';
import type { LockedTypes } from './use-locked-types';
import type { Edit } from '../../question-types';

interface QuestionFieldsProps {
	question: Question;
	/** The field path of the question, such as `questions[0]`. */
	path: string;
	/** The errors that may be shown now. */
	errors: readonly FieldError[];
	isNew: boolean;
	lockedTypes: LockedTypes;
	/** Whether the types of the survey's questions cannot be changed. */
	isTypeFixed: boolean;
	onEdit: ( edit: QuestionEdit ) => void;
	onBlurTitle: ( event: FocusEvent ) => void;
	onBlurOptions: ( event: FocusEvent ) => void;
}

/** The editable fields of a question. If its type is locked, only the type can be changed. */
export function QuestionFields( {
	question,
	path,
	errors,
	isNew,
	lockedTypes,
	isTypeFixed,
	onEdit,
	onBlurTitle,
	onBlurOptions,
}: QuestionFieldsProps ) {
	const definition = useQuestionTypes().find(
		( { name } ) => name === question.type
	);
	const { options, OptionPart, Preview } = definition ?? {};
	const { questionAs, remember } = useFormerTypes( question.id );
	const lock = lockedTypes.get( question.type );
	const isLocked = lock !== undefined;
	const { id } = question;
	const edit: Edit< Question > = useStableCallback( ( change ) =>
		onEdit( ( questions ) => editQuestion( questions, id, change ) )
	);
	const source = useQuestionSource(
		question,
		path,
		errors,
		lock?.name,
		edit
	);
	const changeType = useStableCallback( ( type: string ): void => {
		const before = questionAs( type );
		remember( question );
		onEdit( ( questions ) =>
			changeQuestionType( questions, id, type, kindOf, before )
		);
	} );
	return (
		<CardProvider value={ source }>
			{ lock && <LockedQuestion feature={ lock } /> }
			<div className="userfeedback-question__fields">
				<QuestionTitle
					id={ id }
					isNew={ isNew }
					onBlur={ onBlurTitle }
				/>
				<TypeField
					type={ question.type }
					locked={ lockedTypes }
					isFixed={ isTypeFixed }
					onChange={ changeType }
				/>
			</div>
			<QuestionTexts question={ question } />
			{ options && (
				<OptionsField
					question={ question }
					kind={ options }
					Part={ OptionPart }
					path={ `${ path }.config.options` }
					errors={ errors }
					isDisabled={ isLocked }
					edit={ edit }
					onBlur={ onBlurOptions }
				/>
			) }
			<QuestionSettings
				question={ question }
				definition={ definition }
				isLocked={ isLocked }
				edit={ edit }
				onBlur={ onBlurOptions }
			/>
			<QuestionLogic
				question={ question }
				path={ path }
				errors={ errors }
				isLocked={ isLocked }
				edit={ edit }
				onBlur={ onBlurOptions }
			/>
			{ Preview && (
				<figure className="userfeedback-question__preview">
					<figcaption>{ __( 'Preview', 'userfeedback' ) }</figcaption>
					<Disabled>
						<PartBoundary>
							<Preview question={ question } />
						</PartBoundary>
					</Disabled>
				</figure>
			) }
		</CardProvider>
	);
}
