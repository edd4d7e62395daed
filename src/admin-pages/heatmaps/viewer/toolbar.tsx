import { SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { DateRangePicker } from '@/components/date-range';
import type { RangeChoice } from '@/components/date-range/ranges';
import { addDays } from '@/components/date-range/ranges';
import { SegmentedControl } from '@/components/segmented-control';
import { deviceName } from '@/lib/device-name';
import { formatDateTime } from '@/lib/format';
import type { HeatmapKind } from '@/stores/heatmaps-api';
import type { ViewerContext, ViewerState } from './query';
import { DEVICES, KINDS, hasSameDays } from './query';
import type { RevisionDays } from './revisions';
import { kindHelp, kindText } from './texts';

interface ToolbarProps {
	state: ViewerState;
	context: ViewerContext;
	/** See revisionDays(). */
	revisions: readonly RevisionDays[];
	onChange: ( changes: Partial< ViewerState > ) => void;
}

/** The values of the menu of comparisons that are no revision. */
const NONE = '';
const DAYS = 'days';

/** The days before the shown ones, for a comparison that was just turned on. */
function earlierDays( { today }: ViewerContext ): RangeChoice {
	return { from: addDays( today, -13 ), to: addDays( today, -7 ) };
}

/** What the menu of comparisons says. */
function chosenComparison(
	state: ViewerState,
	revisions: readonly RevisionDays[]
): string {
	const revision = revisions.find( ( { before, after } ) =>
		hasSameDays( state, { range: after, compare: before } )
	);
	if ( revision ) {
		return String( revision.id );
	}
	return state.compare ? DAYS : NONE;
}

/** Chooses what is drawn: device, kind, days, and what they are compared with. */
export function Toolbar( {
	state,
	context,
	revisions,
	onChange,
}: ToolbarProps ) {
	const { kind, device, range, compare } = state;
	const comparison = chosenComparison( state, revisions );

	function onCompare( chosen: string ): void {
		const revision = revisions.find(
			( { id } ) => String( id ) === chosen
		);
		if ( revision ) {
			onChange( { range: revision.after, compare: revision.before } );
		} else if ( chosen === DAYS ) {
			onChange( { compare: compare ?? earlierDays( context ) } );
		} else {
			onChange( { compare: null } );
		}
	}

	return (
		<div className="userfeedback-heatmap-toolbar">
			<SegmentedControl
				label={ __( 'Device', 'userfeedback' ) }
				value={ device }
				options={ DEVICES.map( ( value ) => ( {
					value,
					label: deviceName( value ),
				} ) ) }
				onChange={ ( value ) => onChange( { device: value } ) }
			/>
			<SelectControl< HeatmapKind >
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				className="userfeedback-heatmap-toolbar__kind"
				label={ __( 'Kind', 'userfeedback' ) }
				hideLabelFromVision
				value={ kind }
				options={ KINDS.map( ( value ) => ( {
					value,
					label: kindText( value ),
				} ) ) }
				onChange={ ( value ) => onChange( { kind: value } ) }
			/>
			<DateRangePicker
				value={ range }
				hasLonger={ context.hasLonger }
				allowAllTime
				hasDays={ false }
				medium="heatmaps"
				onChange={ ( chosen ) => onChange( { range: chosen } ) }
			/>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				className="userfeedback-heatmap-toolbar__compare"
				label={ __( 'Comparison', 'userfeedback' ) }
				hideLabelFromVision
				value={ comparison }
				options={ [
					{
						value: NONE,
						label: __( 'No comparison', 'userfeedback' ),
					},
					{
						value: DAYS,
						label: __( 'Compared with other days', 'userfeedback' ),
					},
					...revisions.map( ( { id, date, author } ) => ( {
						value: String( id ),
						label: sprintf(
							/* translators: 1: date and time of a revision of a page, 2: name of its author. */
							__(
								'Since the change of %1$s by %2$s, and before',
								'userfeedback'
							),
							formatDateTime( date ),
							author
						),
					} ) ),
				] }
				onChange={ onCompare }
			/>
			{ compare && (
				<DateRangePicker
					value={ compare }
					hasLonger={ context.hasLonger }
					allowAllTime
					hasDays={ false }
					medium="heatmaps"
					onChange={ ( chosen ) => onChange( { compare: chosen } ) }
				/>
			) }
			<p className="userfeedback-heatmap-toolbar__help">
				{ kindHelp( kind ) }
			</p>
		</div>
	);
}
