<?php

declare( strict_types=1 );

namespace UserFeedback\Import\ExistingPlugin;

defined( 'ABSPATH' ) || exit;

/**
 * Names of the tables of the existing plugin: on this site, or a copy of them under another prefix.
 *
 * @since 0.7.0
 */
final class SourceTables {

	/** What a prefix may consist of. */
	public const PATTERN = '/^[A-Za-z0-9_$]{0,40}$/D';

	/** Columns that the import reads. A table without them is another plugin's. */
	public const SURVEY_COLUMNS = [
		'id',
		'title',
		'status',
		'type',
		'questions',
		'impressions',
		'settings',
		'notifications',
		'publish_at',
		'created_at',
	];

	public const RESPONSE_COLUMNS = [
		'id',
		'survey_id',
		'answers',
		'page_submitted',
		'user_ip',
		'user_browser',
		'user_os',
		'user_device',
		'status',
		'submitted_at',
	];

	/**
	 * @param string $prefix See PATTERN.
	 */
	public function __construct( public readonly string $prefix ) {}

	public function surveys(): string {
		return $this->prefix . 'userfeedback_surveys';
	}

	public function responses(): string {
		return $this->prefix . 'userfeedback_survey_responses';
	}
}
