import { __, sprintf } from '@wordpress/i18n';
import type { ListField } from '@/components/list-view';
import { formatDate, formatDateTimeInZone, formatNumber } from '@/lib/format';
import { HEATMAP, hrefOf } from '@/routes';
import type { Heatmap } from '@/stores/heatmaps-api';
import { StateLabel } from './state-label';

/** The path of an address, without the site. */
function pathOf( url: string ): string {
	try {
		const { pathname, search } = new URL( url );
		return pathname + search;
	} catch {
		return url;
	}
}

/** How many visits were counted of those that are wanted. */
function Progress( { item }: { item: Heatmap } ) {
	return (
		<span className="userfeedback-heatmap-progress">
			<span>
				{ sprintf(
					/* translators: 1: number of recorded page views, 2: number of wanted ones. */
					__( '%1$s of %2$s', 'userfeedback' ),
					formatNumber( item.views ),
					formatNumber( item.wanted_views )
				) }
			</span>
			<progress
				aria-hidden="true"
				max={ item.wanted_views }
				value={ Math.min( item.views, item.wanted_views ) }
			/>
		</span>
	);
}

/** The columns of the heatmaps. */
export function heatmapFields(): ListField< Heatmap >[] {
	return [
		{
			id: 'title',
			label: __( 'Page', 'userfeedback' ),
			isTitle: true,
			render: ( { item } ) => (
				<div className="userfeedback-heatmap-page">
					<a
						className="userfeedback-list-view__title"
						href={ hrefOf( HEATMAP.build( { id: item.id } ) ) }
						dir="auto"
					>
						{ item.title || pathOf( item.url ) }
					</a>
					<a
						className="userfeedback-heatmap-page__url"
						href={ item.url }
						target="_blank"
						rel="noreferrer"
						dir="ltr"
					>
						{ pathOf( item.url ) }
						<span className="screen-reader-text">
							{ __( '(opens in a new tab)', 'userfeedback' ) }
						</span>
					</a>
				</div>
			),
		},
		{
			id: 'state',
			label: __( 'State', 'userfeedback' ),
			hidesLabel: true,
			render: ( { item } ) => <StateLabel state={ item.state } />,
		},
		{
			id: 'views',
			label: __( 'Views', 'userfeedback' ),
			render: ( { item } ) => <Progress item={ item } />,
		},
		{
			id: 'clicks',
			label: __( 'Clicks', 'userfeedback' ),
			isNumber: true,
			render: ( { item } ) => formatNumber( item.clicks ),
		},
		{
			id: 'created_at',
			label: __( 'Created', 'userfeedback' ),
			render: ( { item } ) => (
				<time
					dateTime={ item.created_at }
					title={ formatDateTimeInZone( item.created_at ) }
				>
					{ formatDate( item.created_at ) }
				</time>
			),
		},
	];
}
