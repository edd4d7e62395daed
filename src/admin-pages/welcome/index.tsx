import { mountScreen } from '../../components/mount-screen';
import { WelcomeRoutes } from './routes';
import './welcome.scss';

mountScreen( <WelcomeRoutes /> );
