import { Button, Dropdown, Spinner } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { closeSmall, funnel } from '@wordpress/icons';
import { DateRangePicker } from '@/components/date-range';
import { SegmentedControl } from '@/components/segmented-control';
import type { ResponseChoices } from '@/survey-model';
import { PrintButton } from '../components/print-button';
import { ColumnsMenu } from './columns-menu';
import { FilterForm } from './filter-form';
import { filterChips } from './filter-texts';
import type { ResponsesState } from './query';
import { WITHOUT_FILTERS, filterKey } from './query';
import './filter-bar.scss';

interface FilterBarProps {
	surveyId: number;
	state: ResponsesState;
	/** undefined until they are loaded. */
	choices: ResponseChoices | undefined;
	/** Whether the table with the answers can be shown. */
	hasTable: boolean;
	onChange: ( changes: Partial< ResponsesState > ) => void;
}

/** The range of days, the other filters with those in use, and the layout of the list. */
export function FilterBar( {
	surveyId,
	state,
	choices,
	hasTable,
	onChange,
}: FilterBarProps ) {
	const { filters, layout } = state;
	const filterBy = ( changes: Partial< ResponsesState[ 'filters' ] > ) =>
		onChange( {
			filters: { ...filters, ...changes },
			cursor: '',
			page: 1,
		} );
	const chips = filterChips( filters, choices );
	const isNarrowed = filterKey( state ) !== '' || state.search !== '';

	return (
		<div className="userfeedback-response-filters">
			<div className="userfeedback-response-filters__row">
				<DateRangePicker
					value={ filters.range }
					hasLonger
					allowAllTime
					hasDays={ false }
					medium="responses"
					onChange={ ( range ) => filterBy( { range } ) }
				/>
				<Dropdown
					popoverProps={ { placement: 'bottom-start' } }
					focusOnMount="firstElement"
					renderToggle={ ( { isOpen, onToggle } ) => (
						<Button
							__next40pxDefaultSize
							variant="secondary"
							icon={ funnel }
							aria-expanded={ isOpen }
							aria-haspopup="dialog"
							onClick={ onToggle }
						>
							{ __( 'Filters', 'userfeedback' ) }
						</Button>
					) }
					renderContent={ () =>
						choices ? (
							<FilterForm
								choices={ choices }
								filters={ filters }
								onChange={ ( values ) =>
									filterBy( { values } )
								}
							/>
						) : (
							<Spinner />
						)
					}
				/>
				{ hasTable && (
					<div className="userfeedback-response-filters__layout">
						<PrintButton />
						{ layout === 'table' && choices && (
							<ColumnsMenu
								surveyId={ surveyId }
								choices={ choices }
							/>
						) }
						<SegmentedControl
							label={ __( 'Layout', 'userfeedback' ) }
							value={ layout }
							options={ [
								{
									value: 'list',
									label: __( 'List', 'userfeedback' ),
								},
								{
									value: 'table',
									label: __( 'Table', 'userfeedback' ),
								},
							] }
							onChange={ ( wanted ) =>
								onChange( { layout: wanted } )
							}
						/>
					</div>
				) }
			</div>
			{ ( chips.length > 0 || isNarrowed ) && (
				<ul
					className="userfeedback-response-filters__chips"
					aria-label={ __( 'Filters in use', 'userfeedback' ) }
				>
					{ chips.map( ( { names, text } ) => (
						<li key={ text }>
							<Button
								className="userfeedback-response-filters__chip"
								size="compact"
								icon={ closeSmall }
								iconPosition="right"
								aria-label={ sprintf(
									/* translators: %s: a filter, such as Device: Mobile. */
									__( 'Remove filter %s', 'userfeedback' ),
									text
								) }
								onClick={ () =>
									filterBy( {
										values: Object.fromEntries(
											Object.entries(
												filters.values
											).filter(
												( [ name ] ) =>
													! names.some(
														( gone ) =>
															gone === name
													)
											)
										),
									} )
								}
							>
								<span dir="auto">{ text }</span>
							</Button>
						</li>
					) ) }
					<li>
						<Button
							size="compact"
							variant="tertiary"
							onClick={ () =>
								onChange( {
									...WITHOUT_FILTERS,
									status: state.status,
								} )
							}
						>
							{ __( 'Clear all filters', 'userfeedback' ) }
						</Button>
					</li>
				</ul>
			) }
		</div>
	);
}
