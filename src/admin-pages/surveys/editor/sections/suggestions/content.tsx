import { _n, sprintf } from '@wordpress/i18n';
import { Card } from '@/components/card';
import { formatNumber } from '@/lib/format';
import { SuggestionList } from '../../suggestions/suggestion-list';
import { useSuggestionsIn } from '../../suggestions/use-suggestions';

/** All suggestions with links to their fields; nothing if there are none. */
export function SuggestionsContent() {
	const { length } = useSuggestionsIn().suggestions;
	return length === 0 ? null : (
		<Card
			title={ sprintf(
				/* translators: %s: number of suggestions. */
				_n( '%s suggestion', '%s suggestions', length, 'userfeedback' ),
				formatNumber( length )
			) }
		>
			<SuggestionList hasLinks />
		</Card>
	);
}
