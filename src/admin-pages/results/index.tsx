import { mountScreen } from '../../components/mount-screen';
import { ResultsRoutes } from './routes';
import './print.scss';
import './results.scss';

mountScreen( <ResultsRoutes /> );
