import { mountScreen } from '../../components/mount-screen';
import { AboutRoutes } from './routes';
import './about.scss';

mountScreen( <AboutRoutes /> );
