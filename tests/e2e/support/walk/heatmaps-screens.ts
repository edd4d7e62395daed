import { NOT_REACHED } from './answers';
import {
	someHeatmaps,
	heatmapCounts,
	noHeatmaps,
	scrollCounts,
} from './heatmap-answers';
import type { State } from './state';
import { named } from './state';

const LIST: readonly State[] = [
	{
		state: 'full',
		route: '/',
		server: { heatmaps: someHeatmaps },
		ready: '1,234 of 5,000',
	},
	{
		state: 'empty',
		route: '/',
		server: { heatmaps: noHeatmaps },
		ready: 'No heatmaps yet',
	},
	{
		state: 'record',
		route: '/?status=done',
		server: { heatmaps: someHeatmaps },
		ready: '1,234 of 5,000',
		press: 'Record a page',
		then: 'Start recording',
	},
	{
		state: 'locked',
		route: '/',
		decision: 'upgrade',
		ready: '.userfeedback-lock-blurb',
	},
	{
		state: 'add-on-inactive',
		route: '/',
		decision: 'activate-addon',
		ready: '.userfeedback-lock-blurb',
	},
	{
		state: 'loading',
		route: '/?status=paused',
		server: { heatmaps: 'silence' },
		ready: '.userfeedback-skeleton',
	},
	{
		state: 'error',
		route: '/?status=recording',
		server: { heatmaps: NOT_REACHED },
		ready: 'Try again',
	},
];

const VIEWER: readonly State[] = [
	{
		state: 'clicks',
		route: '/page/7',
		server: { 'heatmaps/pages/7': heatmapCounts },
		ready: 'No longer on the page',
		rtl: true,
	},
	{
		state: 'scroll',
		route: '/page/7?kind=scroll&device=tablet',
		server: { 'heatmaps/pages/7': scrollCounts },
		ready: 'Part of the page',
	},
	{
		state: 'compared',
		route: '/page/7?device=mobile&compare=last-month',
		server: { 'heatmaps/pages/7': heatmapCounts },
		ready: 'points',
	},
	{
		state: 'locked',
		route: '/page/7',
		decision: 'upgrade',
		ready: '.userfeedback-lock-blurb',
	},
	{
		state: 'loading',
		route: '/page/7',
		server: { 'heatmaps/pages/7': 'silence' },
		ready: '.userfeedback-skeleton',
	},
	{
		state: 'error',
		route: '/page/7',
		server: { 'heatmaps/pages/7': NOT_REACHED },
		ready: 'Try again',
	},
	{
		state: 'part-missing',
		route: '/page/7',
		blocked: 'admin/heatmap-viewer',
		ready: 'Reload the page',
	},
];

/** The states of the screens of heatmaps. */
export const HEATMAPS_SCREENS = [
	...named( 'heatmaps', 'heatmaps', LIST ),
	...named( 'heatmaps', 'heatmap', VIEWER ),
	...named( 'heatmaps', 'heatmaps-route', [
		{
			state: 'not-found',
			route: '/nowhere',
			ready: 'There is nothing at this address',
		},
	] ),
];
