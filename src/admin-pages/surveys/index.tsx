import { mountScreen } from '../../components/mount-screen';
import { SurveysRoutes } from './routes';
import './surveys.scss';

mountScreen( <SurveysRoutes /> );
