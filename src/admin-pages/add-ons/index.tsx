import { mountScreen } from '../../components/mount-screen';
import { AddOnsRoutes } from './routes';
import './add-ons.scss';

mountScreen( <AddOnsRoutes /> );
