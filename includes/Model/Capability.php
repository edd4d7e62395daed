<?php

declare( strict_types=1 );

namespace UserFeedback\Model;

defined( 'ABSPATH' ) || exit;

/**
 * The capabilities of the plugin. Access\Capabilities decides who has them.
 *
 * @since 0.1.0
 */
final class Capability {

	public const EDIT_SURVEYS   = 'userfeedback_edit_surveys';
	public const VIEW_RESULTS   = 'userfeedback_view_results';
	public const DELETE_SURVEYS = 'userfeedback_delete_surveys';
	public const MANAGE         = 'userfeedback_manage';

	public const ALL = [ self::EDIT_SURVEYS, self::VIEW_RESULTS, self::DELETE_SURVEYS, self::MANAGE ];
}
