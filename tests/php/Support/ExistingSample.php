<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

/**
 * Numbers of the rows that ExistingPluginTables makes.
 */
final class ExistingSample {

	/** Ids of the survey whose JSON is broken, of none, and of the one in the trash. */
	public const BROKEN_SURVEY  = 9;
	public const MISSING_SURVEY = 77;
	public const TRASHED_SURVEY = 4;

	public const RESPONSES = 300;

	/** Id of a question that is longer than ours may be. */
	public const LONG_ID = 'question-1700000000000-987654321';

	/** All that an import may write. */
	public const WRITTEN = [
		'surveys',
		'survey_revisions',
		'responses',
		'answers',
		'answer_texts',
		'question_options',
		'pages',
		'survey_counts',
		'question_counts',
	];
}
