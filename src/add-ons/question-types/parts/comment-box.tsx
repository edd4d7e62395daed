import { useEffect, useRef } from '@wordpress/element';
import type { ComponentType } from 'react';
import { LIMITS } from '@/survey-model';
import { charactersLeft } from '@/widget/fields/characters-left';
import { useKeyboard } from '@/widget/fields/use-keyboard';
import type { ControlProps } from '../types';
import styles from './comment-box.scss?inline';

interface Props extends ControlProps {
	/** Whether it has come because the visitor has chosen an answer. */
	isNew: boolean;
}

function Comment( { draft, headingId, isNew, strings, onType }: Props ) {
	const comments = draft[ 'comments' ] ?? '';
	const left = LIMITS.longText - comments.length;
	const [ words, near ] = charactersLeft( strings, left );
	const ref = useRef< HTMLTextAreaElement >( null );
	useKeyboard( ref );
	useEffect( () => {
		if ( isNew ) {
			// Below many options on a phone, nobody would find it.
			ref.current!.parentElement!.scrollIntoView?.( {
				block: 'nearest',
			} );
		}
	}, [] ); // eslint-disable-line react-hooks/exhaustive-deps -- When it comes.
	return (
		<div className="comment">
			<label className="label" htmlFor={ `${ headingId }comment` }>
				{ strings[ 'comments' ] }
			</label>
			<textarea
				ref={ ref }
				className="text"
				id={ `${ headingId }comment` }
				dir="auto"
				rows={ 2 }
				maxLength={ LIMITS.longText }
				aria-describedby={ `${ headingId }left` }
				value={ comments }
				onChange={ ( { target } ) =>
					onType( { comments: target.value } )
				}
			/>
			<p
				className={ near ? 'count is-near' : 'count' }
				id={ `${ headingId }left` }
			>
				{ words }
			</p>
			<p className="unseen" role="status">
				{ left % 10 === 0 && near }
			</p>
		</div>
	);
}

window.userfeedback?.register?.( 'question-addition', 'comment_box', {
	wrap: ( Control: ComponentType< ControlProps > ) =>
		function WithComment( control ) {
			const wasAnswered = useRef( control.value !== null );
			return (
				<>
					<Control { ...control } />
					{ control.value !== null && (
						<Comment
							{ ...control }
							isNew={ ! wasAnswered.current }
						/>
					) }
				</>
			);
		},
	styles,
} );
