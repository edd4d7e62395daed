<?php

declare( strict_types=1 );

namespace UserFeedback\Results\Stored;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Licensing\Feature;
use UserFeedback\Model\Capability;
use UserFeedback\StoredData\Kind;
use UserFeedback\StoredData\TableSource;

/**
 * A kind of stored data that belongs to a survey: who may see results reads it, where the plan has exports.
 *
 * @since 0.7.0
 */
abstract class SurveyDataKind implements Kind {

	/**
	 * @param Closure(): TableSource $tables Called when it is read.
	 */
	public function __construct( private readonly Closure $tables ) {}

	public function capability(): string {
		return Capability::VIEW_RESULTS;
	}

	public function features(): array {
		return [ Feature::Exports ];
	}

	public function tables(): TableSource {
		return ( $this->tables )();
	}

	public function personKeys(): array {
		return [];
	}

	public function retention(): array {
		return [];
	}

	/**
	 * The heading of the section of the privacy guide that these kinds share.
	 */
	public static function heading(): string {
		return __( 'What we store when you answer a survey', 'userfeedback' );
	}

	/**
	 * The heading of the section about who reads them.
	 */
	public static function recipients(): string {
		return __( 'Who receives your answers', 'userfeedback' );
	}
}
