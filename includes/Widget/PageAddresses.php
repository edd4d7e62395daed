<?php

declare( strict_types=1 );

namespace UserFeedback\Widget;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Responses\SubmissionSchema;

/**
 * What submissions need of the page that WordPress is creating: where to send them, and what the page is.
 *
 * @since 0.6.0
 */
final class PageAddresses {

	/**
	 * A part of the page data (WidgetSchema::data()).
	 *
	 * @return array{submit_url: string, fallback_url: string, impression_url: string, progress_url: string, page: array{id: int|null, name: string}}
	 */
	public static function here(): array {
		return [
			'submit_url'     => rest_url( 'userfeedback/v1/surveys/%d/responses' ),
			'fallback_url'   => admin_url( 'admin-ajax.php?action=' . SubmissionSchema::AJAX_ACTION . '&survey_id=%d' ),
			'impression_url' => rest_url( 'userfeedback/v1/surveys/%d/impression' ),
			'progress_url'   => rest_url( 'userfeedback/v1/surveys/%d/progress' ),
			'page'           => self::page(),
		];
	}

	/**
	 * The page as submissions name it.
	 *
	 * @return array{id: int|null, name: string}
	 */
	public static function page(): array {
		return [
			'id'   => is_singular() ? get_queried_object_id() : null,
			'name' => html_entity_decode( wp_get_document_title(), ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
		];
	}
}
