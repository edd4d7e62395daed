import type { FileImport, ImportColumn } from '../../survey-model';

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
	/** All columns in the order of the file: the server's errors name them by their place. */
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
