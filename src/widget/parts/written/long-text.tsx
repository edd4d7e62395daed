import { useEffect, useState } from '@wordpress/element';
import { LIMITS } from '../../../survey-model';
import type { ControlProps, QuestionType } from '../../definitions';
import { Field } from './field';

/** Characters left from which on a screen reader says how many. */
const NEAR = 40;
/** Milliseconds after the last key: a count that is spoken at each one could not be followed. */
const PAUSE = 1000;

function LongText( control: ControlProps ) {
	const { draft, heading, headingId, strings } = control;
	const left = LIMITS.longText - draft.text.length;
	const isNear = left <= NEAR;
	const count = strings[ 'characters_left' ]?.replace( '%s', String( left ) );
	const [ spoken, setSpoken ] = useState< string | undefined >();
	useEffect( () => {
		const timer = setTimeout(
			() => setSpoken( isNear ? count : '' ),
			PAUSE
		);
		return () => clearTimeout( timer );
	}, [ isNear, count ] );
	return (
		<div className="control">
			{ heading }
			<Field
				control={ control }
				as="textarea"
				rows={ 4 }
				maxLength={ LIMITS.longText }
				description={ `${ headingId }count` }
			/>
			<p
				className={ isNear ? 'count is-near' : 'count' }
				id={ `${ headingId }count` }
			>
				{ count }
			</p>
			<p className="unseen" role="status">
				{ spoken }
			</p>
		</div>
	);
}

/** Several lines of text, recorded on Next; Enter begins a new line. */
export const longText: QuestionType = {
	Control: LongText,
	missing: 'required_text',
};
