import type {
	FileImport,
	FileImportChanges,
	ImportColumn,
} from '../../survey-model';
import { differing } from '../record';

/** What a column becomes. */
export type ColumnMapping = Pick<
	ImportColumn,
	'index' | 'role' | 'type' | 'title' | 'group' | 'option'
>;

/** What the owner decides before an import starts. */
export interface Mapping {
	/** Of the survey. */
	title: string;
	/** What stands for "no answer" beside an empty cell. */
	empty: string;
	/** How the dates are read; null without a column of dates. */
	date_order: FileImport[ 'date_order' ];
	/** All columns, in the order of the file. */
	columns: readonly ColumnMapping[];
}

/** The mapping as the server has it. */
export function mappingOf( {
	title,
	empty,
	date_order,
	columns,
}: FileImport ): Mapping {
	return {
		title,
		empty,
		date_order,
		columns: columns.map( ( column ) => ( {
			index: column.index,
			role: column.role,
			type: column.type,
			title: column.title,
			group: column.group,
			option: column.option,
		} ) ),
	};
}

/**
 * The edits as the server takes them: of the columns only what differs. It suggests the rest anew when the file is read again.
 *
 * @param edits
 * @param saved The mapping that the server has; undefined if nobody knows, because an answer was lost.
 */
export function changesOf(
	edits: Partial< Mapping >,
	saved: Mapping | undefined
): FileImportChanges {
	const { columns, date_order: order, ...texts } = edits;
	return {
		...texts,
		...( order && { date_order: order } ),
		...( columns && {
			columns: columns
				.map( ( column, place ) => ( {
					...differing< Partial< ColumnMapping > >(
						column,
						saved?.columns[ place ] ?? {}
					),
					index: column.index,
				} ) )
				.filter( ( change ) => Object.keys( change ).length > 1 ),
		} ),
	};
}
