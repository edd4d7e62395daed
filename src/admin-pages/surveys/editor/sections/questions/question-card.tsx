import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { caution, Icon, trash } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { Card } from '../../../../../components/card';
import { fieldErrorText } from '../../../../../components/field-error-text';
import { QuestionTypeIcon } from '../../question-types/icon';
import { useLeft } from '../../../../../hooks/use-left';
import type { FieldError, Question } from '../../../../../survey-model';
import { errorsWithin, questionPath } from '../../../../../survey-model';
import type { QuestionEdit } from './question-edit';
import type { LockedTypes } from './use-locked-types';
import { MoveButtons } from './move-buttons';
import { QuestionFields } from './question-fields';

interface QuestionCardProps {
	question: Question;
	/** Place in the survey, from 0. */
	index: number;
	count: number;
	/** Errors of the whole survey, also those that are not to be seen yet. */
	errors: readonly FieldError[];
	/** Whether all of them are to be seen, not only those of fields that were left. */
	isRevealed: boolean;
	/** Just added, so that its title is what comes next. */
	isNew: boolean;
	lockedTypes: LockedTypes;
	/** Whether it can become one of another type, or go: not in a survey that is about the one question. */
	isFixed: boolean;
	/** To drag the card by. */
	handle?: ReactNode;
	onEdit: ( edit: QuestionEdit ) => void;
	/** From its place to another one. */
	onMove: ( from: number, to: number ) => void;
	onDelete: ( question: Question ) => void;
}

/** What in a card an error is about: the fields there are described by it. */
function placeOf( field: string, path: string ): string {
	if ( field === `${ path }.title` ) {
		return 'title';
	}
	return field === `${ path }.config.options`
		? 'options'
		: field.slice( path.length + 1 ).replace( /\W+/g, '-' );
}

/** One question of the survey. */
export function QuestionCard( {
	question,
	index,
	count,
	errors,
	isRevealed,
	isNew,
	lockedTypes,
	isFixed,
	handle,
	onEdit,
	onMove,
	onDelete,
}: QuestionCardProps ) {
	const title = useLeft();
	const options = useLeft();
	const path = questionPath( index );
	const shown = errorsWithin( errors, path ).filter(
		( { field, message } ) =>
			isRevealed ||
			// What the server says is never hidden.
			message !== undefined ||
			( field === `${ path }.title` ? title.hasLeft : options.hasLeft )
	);
	// An option of its own says itself what is wrong with it.
	const listed = shown.filter(
		( { field } ) => ! /\.options\[\d+\](\.\w+)?$/.test( field )
	);
	const listId = `userfeedback-errors-${ question.id }`;
	const name = sprintf(
		/* translators: %d: number of a question. */
		__( 'Question %d', 'userfeedback' ),
		index + 1
	);
	return (
		<Card
			label={ name }
			handle={ handle }
			hasErrors={ shown.length > 0 }
			title={
				<>
					<QuestionTypeIcon type={ question.type } />
					{ name }
					{ shown.length > 0 && (
						<Icon
							className="userfeedback-question__error-icon"
							icon={ caution }
							size={ 20 }
						/>
					) }
				</>
			}
			tools={
				<div className="userfeedback-question__tools">
					<MoveButtons
						index={ index }
						count={ count }
						onMove={ ( to ) => onMove( index, to ) }
					/>
					{ ! isFixed && (
						<Button
							icon={ trash }
							label={ sprintf(
								/* translators: %d: number of a question. */
								__( 'Delete question %d', 'userfeedback' ),
								index + 1
							) }
							onClick={ () => onDelete( question ) }
						/>
					) }
				</div>
			}
		>
			{ listed.length > 0 && (
				<ul className="userfeedback-question__errors" id={ listId }>
					{ listed.map( ( error ) => (
						<li
							key={ error.field + error.code }
							id={ `${ listId }-${ placeOf( error.field, path ) }` }
						>
							{ fieldErrorText( error ) }
						</li>
					) ) }
				</ul>
			) }
			<QuestionFields
				question={ question }
				path={ path }
				errors={ shown }
				listId={ listId }
				isNew={ isNew }
				lockedTypes={ lockedTypes }
				isTypeFixed={ isFixed }
				onEdit={ onEdit }
				onBlurTitle={ title.onBlur }
				onBlurOptions={ options.onBlur }
			/>
		</Card>
	);
}
