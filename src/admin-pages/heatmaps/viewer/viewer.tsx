import { useEffect, useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Page } from '@/components/page';
import { SegmentedControl } from '@/components/segmented-control';
import type {
	HeatmapCounts,
	HeatmapDevice,
	HeatmapKind,
} from '@/stores/heatmaps-api';
import { backToHeatmaps } from '../back-link';
import { depthCsv, elementsCsv } from './csv';
import { DownloadMenu } from './download-menu';
import { Legend } from './legend';
import { groupRows } from './list/groups';
import { Side } from './list/side';
import { pictureOf } from './picture';
import { elementRows } from './rows';
import { PageFrame } from './stage/frame';
import type { Scene } from './stage/scene';
import type { PageElements } from './stage/stage';

interface ViewerProps {
	/** Of the numbers. */
	kind: HeatmapKind;
	device: HeatmapDevice;
	title: string;
	counts: HeatmapCounts;
	compared: HeatmapCounts | undefined;
	isLoading: boolean;
	toolbar: ReactNode;
}

type Drawn = 'range' | 'compare';

/** The page with the heat over it, and the list beside it. */
export function Viewer( {
	kind,
	device,
	title,
	counts,
	compared,
	isLoading,
	toolbar,
}: ViewerProps ) {
	const [ drawn, setDrawn ] = useState< Drawn >( 'range' );
	const [ selected, setSelected ] = useState< number | null >( null );
	const [ page, setPage ] = useState< PageElements | null >( null );
	// Each answer has a nonce of its own; the page must not load again for it.
	const [ address ] = useState( counts.frame_url );

	const rows = useMemo(
		() => elementRows( counts, compared ),
		[ counts, compared ]
	);
	const paths = useMemo( () => rows.map( ( { path } ) => path ), [ rows ] );
	const isOther = drawn === 'compare' && compared !== undefined;
	const scene = useMemo( (): Scene => {
		if ( kind === 'scroll' ) {
			const { scroll, fold } = isOther ? compared : counts;
			return { kind: 'depth', scroll, fold };
		}
		return {
			kind: 'heat',
			cells: rows.map( ( { cells, other } ) =>
				isOther ? ( other?.cells ?? [] ) : cells
			),
		};
	}, [ kind, counts, compared, isOther, rows ] );
	const groups = useMemo( () => groupRows( rows, page ), [ rows, page ] );
	// The places of the elements are others.
	useEffect( () => setSelected( null ), [ paths ] );

	const names = new Map(
		[ ...groups.shown, ...groups.hidden ].map( ( { path, name } ) => [
			path,
			name,
		] )
	);

	return (
		<Page
			key="heatmap"
			title={ title }
			back={ backToHeatmaps() }
			actions={
				<DownloadMenu
					name={ `heatmap-${ counts.heatmap.id }-${ kind }-${ device }` }
					csv={ () =>
						kind === 'scroll'
							? depthCsv( counts.scroll )
							: elementsCsv(
									rows,
									( { path } ) => names.get( path ) ?? ''
								)
					}
					picture={
						page
							? () => pictureOf( page.view, paths, scene )
							: undefined
					}
				/>
			}
		>
			{ toolbar }
			<div
				className={ `userfeedback-heatmap-viewer${ isLoading ? ' is-busy' : '' }` }
				aria-busy={ isLoading }
			>
				<div className="userfeedback-heatmap-viewer__page">
					<div className="userfeedback-heatmap-viewer__above">
						<Legend kind={ kind } />
						{ compared && (
							<SegmentedControl< Drawn >
								label={ __( 'On the page', 'userfeedback' ) }
								value={ drawn }
								options={ [
									{
										value: 'range',
										label: __(
											'These days',
											'userfeedback'
										),
									},
									{
										value: 'compare',
										label: __( 'Before', 'userfeedback' ),
									},
								] }
								onChange={ setDrawn }
							/>
						) }
					</div>
					<PageFrame
						address={ address }
						url={ counts.heatmap.url }
						title={ title }
						device={ device }
						paths={ paths }
						scene={ scene }
						selected={ selected }
						onElements={ setPage }
						onPress={ setSelected }
					/>
				</div>
				<Side
					counts={ counts }
					compared={ compared }
					kind={ kind }
					groups={ groups }
					hasPage={ page !== null }
					selected={ selected }
					onSelect={ setSelected }
				/>
			</div>
		</Page>
	);
}
