import { readOverview } from '../existing-plugin-api';
import type { ThunkArgs } from './actions';
import { receiveOverview } from './actions';

export const getOverview =
	() =>
	async ( { dispatch }: ThunkArgs ): Promise< void > =>
		dispatch( receiveOverview( await readOverview() ) );
