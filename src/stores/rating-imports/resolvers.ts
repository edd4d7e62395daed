import { listSources } from '../rating-imports-api';
import type { ThunkArgs } from './actions';
import { receiveSources } from './actions';

export const getSources =
	() =>
	async ( { dispatch }: ThunkArgs ): Promise< void > =>
		dispatch( receiveSources( await listSources() ) );
