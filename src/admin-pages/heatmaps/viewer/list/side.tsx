import { __, sprintf } from '@wordpress/i18n';
import { formatNumber } from '@/lib/format';
import type { HeatmapCounts, HeatmapKind } from '@/stores/heatmaps-api';
import { countText, kindText } from '../texts';
import { DepthList } from './depth-list';
import { ElementList } from './element-list';
import type { ElementGroups } from './groups';
import { PageSurveys } from './page-surveys';

interface SideProps {
	counts: HeatmapCounts;
	compared: HeatmapCounts | undefined;
	kind: HeatmapKind;
	groups: ElementGroups;
	/** Whether the page is there, so that elements can be shown on it. */
	hasPage: boolean;
	selected: number | null;
	onSelect: ( index: number | null ) => void;
}

/** Beside the page: what was counted, as numbers. It is the accessible form of the picture. */
export function Side( {
	counts,
	compared,
	kind,
	groups,
	hasPage,
	selected,
	onSelect,
}: SideProps ) {
	const { shown, hidden, gone, rest } = groups;
	const total = counts.elements.reduce( ( sum, { n } ) => sum + n, 0 );
	const onPage = hasPage ? { onSelect } : {};
	return (
		<aside
			className="userfeedback-heatmap-side"
			aria-label={ __( 'What was counted', 'userfeedback' ) }
		>
			<p className="userfeedback-heatmap-side__sum">
				{ [
					countText( 'scroll', counts.views ),
					...( kind === 'scroll'
						? []
						: [ countText( kind, total ) ] ),
				].join( ' · ' ) }
			</p>
			{ kind === 'scroll' ? (
				<DepthList counts={ counts } compared={ compared } />
			) : (
				<>
					<h2>
						{ sprintf(
							/* translators: %s: kind of heatmap, such as Clicks. */
							__( '%s by element', 'userfeedback' ),
							kindText( kind )
						) }
					</h2>
					{ counts.elements.length === 0 && ! compared && (
						<p>
							{ __(
								'Nothing was counted on this device in these days.',
								'userfeedback'
							) }
						</p>
					) }
					<ElementList
						key={ kind }
						rows={ shown }
						kind={ kind }
						label={ kindText( kind ) }
						selected={ selected }
						{ ...onPage }
					/>
					{ rest && (
						<p>
							{ sprintf(
								/* translators: %s: a number with its unit, such as 5 clicks. */
								__( 'On further elements: %s', 'userfeedback' ),
								countText( kind, rest.n )
							) }
						</p>
					) }
					<Group
						title={ __(
							'Not shown at this width',
							'userfeedback'
						) }
						rows={ hidden }
						kind={ kind }
					/>
					<Group
						title={ __( 'No longer on the page', 'userfeedback' ) }
						rows={ gone }
						kind={ kind }
					/>
				</>
			) }
			<PageSurveys postId={ counts.heatmap.post_id } />
		</aside>
	);
}

/** Elements that cannot be shown on the page. */
function Group( {
	title,
	rows,
	kind,
}: {
	title: string;
	rows: ElementGroups[ 'gone' ];
	kind: HeatmapKind;
} ) {
	return rows.length === 0 ? null : (
		<details className="userfeedback-heatmap-side__group" open>
			<summary>
				{ sprintf(
					/* translators: 1: name of a group of elements, 2: number of them. */
					__( '%1$s (%2$s)', 'userfeedback' ),
					title,
					formatNumber( rows.length )
				) }
			</summary>
			<ElementList
				rows={ rows }
				kind={ kind }
				label={ title }
				selected={ null }
			/>
		</details>
	);
}
