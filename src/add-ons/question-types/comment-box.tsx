import type { ComponentType } from 'react';
import { LIMITS } from '../../survey-model';
import styles from './comment-box.scss?inline';
import type { ControlProps } from './types';

/** Characters left from which on a screen reader says how many, at every tenth. */
const NEAR = 40;

function Comment( { draft, headingId, strings, onType }: ControlProps ) {
	const left = LIMITS.longText - draft.comments.length;
	const count = strings.characters_left?.replace( '%s', String( left ) );
	return (
		<div className="comment">
			<label className="label" htmlFor={ `${ headingId }comment` }>
				{ strings[ 'comments' ] }
			</label>
			<textarea
				className="text"
				id={ `${ headingId }comment` }
				dir="auto"
				rows={ 2 }
				maxLength={ LIMITS.longText }
				aria-describedby={ `${ headingId }left` }
				value={ draft.comments }
				onChange={ ( { target } ) =>
					onType( { comments: target.value } )
				}
			/>
			<p
				className={ left <= NEAR ? 'count is-near' : 'count' }
				id={ `${ headingId }left` }
			>
				{ count }
			</p>
			<p className="unseen" role="status">
				{ left <= NEAR && left % 10 === 0 && count }
			</p>
		</div>
	);
}

window.userfeedback?.registerQuestionAddition?.( 'comment_box', {
	wrap: ( Control: ComponentType< ControlProps > ) =>
		function WithComment( control ) {
			return (
				<>
					<Control { ...control } />
					{ control.value !== null && <Comment { ...control } /> }
				</>
			);
		},
	styles,
} );
