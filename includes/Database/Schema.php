<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

defined( 'ABSPATH' ) || exit;

/**
 * The tables of the core. Migrations/ defines their columns and keys, one class per version.
 *
 * @since 0.1.0
 */
final class Schema {

	/** Schema version that this code needs: the version of the last migration. */
	public const VERSION = 15;

	/** Names without prefixes. */
	public const TABLES = [
		'surveys',
		'survey_revisions',
		'question_options',
		'responses',
		'answers',
		'answer_texts',
		'pages',
		'daily_counts',
		'survey_counts',
		'question_counts',
		'outbox',
		'rate_limits',
		'ratings',
		'rating_totals',
		'heatmap_cells',
		'response_notes',
		'response_tags',
		'summaries',
		'exports',
		'rating_imports',
		'jobs',
		'webhooks',
		'webhook_deliveries',
		'heatmaps',
		'heatmap_anchors',
		'heatmap_sums',
		'heatmap_totals',
	];
}
