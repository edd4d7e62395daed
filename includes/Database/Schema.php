<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

defined( 'ABSPATH' ) || exit;

/**
 * The tables of the core. What columns and keys they have is in Migrations/, one class a version.
 *
 * @since 0.1.0
 */
final class Schema {

	/** The version of the schema that this code works with: that of the last migration. */
	public const VERSION = 2;

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
		'outbox',
		'rate_limits',
		'ratings',
		'rating_totals',
		'heatmap_cells',
	];
}
