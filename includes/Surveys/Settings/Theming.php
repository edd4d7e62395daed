<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Settings;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Surveys\Settings\Theming\Buttons;
use UserFeedback\Surveys\Settings\Theming\Colors;
use UserFeedback\Surveys\Settings\Theming\Font;
use UserFeedback\Surveys\Settings\Theming\Logo;
use UserFeedback\Surveys\Settings\Theming\Position;
use UserFeedback\Surveys\Settings\Theming\Toggle;

/**
 * Appearance of the widget (specification, builder and settings 3 and 9). Owners change it with the add-on branding.
 *
 * The defaults of the parts are those of the plugin, which apply to each field that a survey does not store.
 *
 * @since 0.1.0
 */
final class Theming {

	public const PATH = 'settings.theming';

	/**
	 * The section.
	 */
	public static function group(): SettingGroup {
		return new SettingGroup( self::PATH, [ new Colors(), new Font(), new Position(), new Toggle(), new Logo(), new Buttons() ] );
	}
}
