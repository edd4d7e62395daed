<?php
/**
 * The feature table (docs/architecture.md, plans): the least plan and the add-on of everything that can be locked.
 *
 * The only such table: FeatureGate reads it for the server, `npm run types` takes the names to TypeScript, and the screens are told what
 * it comes to on their site.
 *
 * @package UserFeedback
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\AddOn;
use UserFeedback\Licensing\Plan;
use UserFeedback\Licensing\Requirement;

return [
	'required'          => new Requirement( Plan::Plus ),
	'thank-you-message' => new Requirement( Plan::Plus ),

	'longer-ranges'     => new Requirement( Plan::Plus, isReading: true ),
	'exports'           => new Requirement( Plan::Plus ),
	'single-response'   => new Requirement( Plan::Plus, isReading: true ),
	'response-changes'  => new Requirement( Plan::Plus ),
	'quick-filters'     => new Requirement( Plan::Plus, isReading: true ),
	'bulk-actions'      => new Requirement( Plan::Plus ),
	'row-selection'     => new Requirement( Plan::Plus ),
	// Lists of Lite have no quick filter that would show them.
	'partial-answers'   => new Requirement( Plan::Plus ),

	'middle-positions'  => new Requirement( Plan::Plus ),
	'access-roles'      => new Requirement( Plan::Plus ),

	'star-rating'       => new Requirement( Plan::Plus, AddOn::QuestionTypes ),
	'nps'               => new Requirement( Plan::Plus, AddOn::QuestionTypes ),
	'image-radio'       => new Requirement( Plan::Plus, AddOn::QuestionTypes ),
	'icon-choice'       => new Requirement( Plan::Plus, AddOn::QuestionTypes ),
	'randomize'         => new Requirement( Plan::Plus, AddOn::QuestionTypes ),
	'comment-box'       => new Requirement( Plan::Plus, AddOn::QuestionTypes ),

	'pro-templates'     => new Requirement( Plan::Plus, AddOn::Templates ),

	'redirects'         => new Requirement( Plan::Plus, AddOn::Behavior ),
	'timing'            => new Requirement( Plan::Plus, AddOn::Behavior ),
	'display-length'    => new Requirement( Plan::Plus, AddOn::Behavior ),
	'run-time'          => new Requirement( Plan::Plus, AddOn::Behavior ),
	'start-minimized'   => new Requirement( Plan::Plus, AddOn::Behavior ),
	'scheduling'        => new Requirement( Plan::Plus, AddOn::Behavior ),

	'colors'            => new Requirement( Plan::Plus, AddOn::Branding ),
	'fonts'             => new Requirement( Plan::Plus, AddOn::Branding ),
	'texts'             => new Requirement( Plan::Plus, AddOn::Branding ),
	'logo'              => new Requirement( Plan::Plus, AddOn::Branding ),

	'page-rules'        => new Requirement( Plan::Plus, AddOn::Targeting ),
	'advanced-pages'    => new Requirement( Plan::Plus, AddOn::Targeting ),
	'devices'           => new Requirement( Plan::Pro, AddOn::Targeting ),

	'conditional-email' => new Requirement( Plan::Pro ),
	'ai-summary'        => new Requirement( Plan::Pro ),
	'webhooks'          => new Requirement( Plan::Pro ),

	'post-ratings'      => new Requirement( Plan::Pro, AddOn::PostRatings ),
	'rating-results'    => new Requirement( Plan::Pro, AddOn::PostRatings, isReading: true ),
	'countries'         => new Requirement( Plan::Elite, AddOn::GeoRestrictions ),
	'heatmaps'          => new Requirement( Plan::Elite, AddOn::Heatmaps ),
	'heatmap-results'   => new Requirement( Plan::Elite, AddOn::Heatmaps, isReading: true ),
];
