// One file for both, so that no survey of core types has to fetch two.
import './written/email';
import './written/long-text';
