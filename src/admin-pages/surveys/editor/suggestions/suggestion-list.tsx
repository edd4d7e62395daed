import { Button } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { closeSmall, Icon, info } from '@wordpress/icons';
import type { Suggestion } from '@/survey-model/lint';
import { useEditor } from '../context';
import { placeName } from '../place-name';
import { suggestionText } from './texts';
import { useSuggestionsIn } from './use-suggestions';
import './suggestions.scss';

interface SuggestionListProps {
	/** Only suggestions for fields inside this path. */
	within?: string;
	/** Whether each suggestion names its field with a link to it, because it is shown elsewhere. */
	hasLinks?: boolean;
}

function FieldLink( { field }: Pick< Suggestion, 'field' > ) {
	const { sections, showField } = useEditor();
	return (
		<Button variant="link" onClick={ () => showField( field ) }>
			{ placeName( sections, field ) }
		</Button>
	);
}

/** Suggestions, each with a button that dismisses it; nothing if there are none. */
export function SuggestionList( {
	within,
	hasLinks = false,
}: SuggestionListProps ) {
	const { suggestions, dismiss } = useSuggestionsIn( within );
	const list = useRef< HTMLUListElement >( null );

	function onDismiss( suggestion: Suggestion ): void {
		// The pressed button disappears.
		const card = list.current?.closest< HTMLElement >( '[role="group"]' );
		card?.setAttribute( 'tabindex', '-1' );
		card?.focus( { preventScroll: true } );
		dismiss( suggestion );
	}

	return suggestions.length === 0 ? null : (
		<ul
			className="userfeedback-suggestions"
			ref={ list }
			aria-label={ __( 'Suggestions', 'userfeedback' ) }
		>
			{ suggestions.map( ( suggestion ) => {
				const text = suggestionText( suggestion );
				return (
					<li key={ suggestion.key }>
						<Icon icon={ info } size={ 20 } />
						<span>
							{ hasLinks && (
								<>
									<FieldLink field={ suggestion.field } />
									<br />
								</>
							) }
							{ text }
						</span>
						<Button
							size="small"
							icon={ closeSmall }
							label={ sprintf(
								/* translators: %s: a suggestion. */
								__( 'Dismiss: %s', 'userfeedback' ),
								text
							) }
							showTooltip={ false }
							onClick={ () => onDismiss( suggestion ) }
						/>
					</li>
				);
			} ) }
		</ul>
	);
}
