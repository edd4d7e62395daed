import { load } from './load';

export const getActive = () => load;
