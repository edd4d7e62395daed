import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { TextPage } from '@/survey-model';
import { TextItem } from './text-item';

interface ListBodyProps {
	surveyId: number;
	texts: TextPage;
	search: string;
	kind: 'text' | 'comment';
	isNps: boolean;
	onClearSearch: () => void;
}

function emptyText( kind: ListBodyProps[ 'kind' ] ): string {
	return kind === 'comment'
		? __( 'Nobody wrote a comment in this range.', 'userfeedback' )
		: __( 'Nobody answered this question in this range.', 'userfeedback' );
}

/** The texts of a page, or why there are none. */
export function ListBody( {
	surveyId,
	texts,
	search,
	kind,
	isNps,
	onClearSearch,
}: ListBodyProps ) {
	if ( texts.items.length > 0 ) {
		return (
			<ul className="userfeedback-texts__list">
				{ texts.items.map( ( item ) => (
					<TextItem
						key={ item.response_id }
						surveyId={ surveyId }
						item={ item }
						isNps={ isNps }
					/>
				) ) }
			</ul>
		);
	}
	return search === '' ? (
		<p className="userfeedback-texts__none">{ emptyText( kind ) }</p>
	) : (
		<div className="userfeedback-texts__none">
			<p>
				{ sprintf(
					/* translators: %s: what was searched for. */
					__( 'There is no match for “%s”.', 'userfeedback' ),
					search
				) }
			</p>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				onClick={ onClearSearch }
			>
				{ __( 'Clear search', 'userfeedback' ) }
			</Button>
		</div>
	);
}
