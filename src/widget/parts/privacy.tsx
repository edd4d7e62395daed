import type { ControlProps, QuestionType } from '../definitions';

/** The question's control with the owner's privacy text below it. */
const withText = ( Control: QuestionType[ 'Control' ] ) =>
	function WithText( props: ControlProps ) {
		const { privacy_text: text, privacy_url: url } = props.question
			.config as { privacy_text?: string; privacy_url?: string };
		return (
			<>
				<Control { ...props } />
				<p className="privacy" dir="auto">
					{ text }{ ' ' }
					{ url && (
						<a href={ url } target="_blank" rel="noreferrer">
							{ props.strings[ 'privacy_policy' ] }
						</a>
					) }
				</p>
			</>
		);
	};

// The privacy text of questions for an email address. The page data has it as a setting where there is one.
window.userfeedback?.register?.( 'question-addition', 'privacy_text', {
	wrap: withText,
	styles: '.privacy{margin:0;color:var(--muted);font-size:13px}.privacy a{color:inherit}',
} );
