import { mountScreen } from '../../components/mount-screen';
import { ResultsRoutes } from './routes';
import './results.scss';

mountScreen( <ResultsRoutes /> );
