<?php

declare( strict_types=1 );

namespace UserFeedback\Mail;

defined( 'ABSPATH' ) || exit;

/**
 * How HTML emails look. Styles are inline, because many mail programs know no others; those that know style elements get dark colours, too.
 *
 * @since 0.7.0
 */
final class MailStyle {

	private const FONT = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

	private const INK   = 'color:#1d2327;';
	private const FAINT = 'color:#565d64;';
	private const LINE  = 'border-bottom:1px solid #dcdfe3;';

	/** Long words break rather than make the email wider than the screen. */
	private const BREAKS = 'overflow-wrap:anywhere;word-break:break-word;';

	/** By name: {start} and {end} are the sides of the language's direction. */
	private const LIGHT = [
		'page'    => 'margin:0;padding:0;background-color:#f0f1f3',
		'outside' => 'padding:24px 12px;background-color:#f0f1f3',
		'card'    => 'width:100%;max-width:600px;border-collapse:separate;background-color:#ffffff;border:1px solid #dcdfe3;border-radius:12px',
		'head'    => 'padding:24px 32px 0;text-align:{start};font-size:15px;line-height:22px;font-weight:600;' . self::INK . self::FONT,
		'picture' => 'max-width:300px',
		'image'   => 'display:block;max-width:100%;height:auto;border:0;font-size:18px;line-height:26px;font-weight:600;' . self::INK . self::FONT,
		'body'    => 'padding:20px 32px 12px;text-align:{start};font-size:16px;line-height:24px;' . self::INK . self::FONT,
		'foot'    => 'padding:16px 32px 20px;border-top:1px solid #dcdfe3;text-align:{start};font-size:13px;line-height:20px;'
			. self::FAINT . self::FONT,
		'small'   => 'margin:0 0 4px;font-size:13px;line-height:20px;' . self::FAINT . self::BREAKS,
		'text'    => 'margin:0 0 16px;font-size:16px;line-height:24px;' . self::INK . self::BREAKS,
		'muted'   => 'margin:0 0 16px;font-size:15px;line-height:22px;' . self::FAINT . self::BREAKS,
		'heading' => 'margin:24px 0 8px;font-size:17px;line-height:24px;font-weight:600;' . self::INK . self::BREAKS,
		'quote'   => 'padding:2px 0 2px 14px;border-{start}:3px solid #2d87f1',
		'words'   => 'margin:0 0 8px;font-size:16px;line-height:24px;' . self::INK . self::BREAKS,
		'button'  => 'border-radius:6px;background-color:#1a63bd',
		'label'   => 'display:inline-block;padding:12px 22px;border-radius:6px;background-color:#1a63bd;color:#ffffff;font-size:16px;'
			. 'line-height:20px;font-weight:600;text-decoration:none;' . self::FONT,
		'link'    => 'color:#1a63bd;text-decoration:underline',
		'rule'    => 'height:1px;margin:28px 0 4px;border:0;background-color:#dcdfe3',
		'grid'    => 'width:100%;margin:0 0 16px;border-collapse:collapse',
		'column'  => 'padding:8px 0;text-align:{start};font-size:13px;line-height:18px;font-weight:600;' . self::FAINT . self::LINE,
		'figure'  => 'padding:8px 0 8px 12px;text-align:{end};font-size:13px;line-height:18px;font-weight:600;' . self::FAINT . self::LINE,
		'name'    => 'padding:16px 0 6px;text-align:{start};font-size:16px;line-height:22px;font-weight:600;' . self::INK . self::BREAKS,
		'term'    => 'padding:6px 0;text-align:{start};font-size:15px;line-height:22px;font-weight:400;' . self::FAINT . self::LINE,
		'cell'    => 'padding:8px 0;text-align:{start};vertical-align:top;font-size:15px;line-height:22px;font-weight:400;'
			. self::INK . self::BREAKS . self::LINE,
		'number'  => 'padding:8px 0 8px 12px;text-align:{end};vertical-align:top;font-size:15px;line-height:22px;' . self::INK . self::LINE,
	];

	/** What differs on dark screens. */
	private const DARK = [
		'page'    => 'background-color:#121416',
		'outside' => 'background-color:#121416',
		'card'    => 'background-color:#1e2124;border-color:#3a3f45',
		'head'    => 'color:#eceef0',
		'image'   => 'color:#eceef0',
		'body'    => 'color:#eceef0',
		'foot'    => 'color:#a9b1b9;border-color:#3a3f45',
		'small'   => 'color:#a9b1b9',
		'text'    => 'color:#eceef0',
		'muted'   => 'color:#a9b1b9',
		'heading' => 'color:#eceef0',
		'words'   => 'color:#eceef0',
		'link'    => 'color:#8bbcff',
		'rule'    => 'background-color:#3a3f45',
		'column'  => 'color:#a9b1b9;border-color:#3a3f45',
		'figure'  => 'color:#a9b1b9;border-color:#3a3f45',
		'name'    => 'color:#eceef0',
		'term'    => 'color:#a9b1b9;border-color:#3a3f45',
		'cell'    => 'color:#eceef0;border-color:#3a3f45',
		'number'  => 'color:#eceef0;border-color:#3a3f45',
	];

	public function __construct( private readonly bool $isRtl ) {}

	/**
	 * The attributes class and style of an element, with a space before them.
	 *
	 * @param string $name Of a style above.
	 */
	public function attributes( string $name ): string {
		$sides = $this->isRtl ? [ 'right', 'left' ] : [ 'left', 'right' ];
		$style = rtrim( str_replace( [ '{start}', '{end}' ], $sides, self::LIGHT[ $name ] ?? '' ), ';' );
		if ( $this->isRtl ) {
			// Paddings of one side only.
			$style = (string) preg_replace( '/padding:([^\s;]+) ([^\s;]+) ([^\s;]+) ([^\s;]+)/', 'padding:$1 $4 $3 $2', $style );
		}
		return sprintf( ' class="ufb-%s" style="%s"', $name, self::escape( $style ) );
	}

	/**
	 * The content of the style element: dark colours, and less space on narrow screens.
	 */
	public static function sheet(): string {
		$dark = '';
		foreach ( self::DARK as $name => $style ) {
			$dark .= ".ufb-$name{" . str_replace( ';', '!important;', $style ) . '!important}';
		}
		return ':root{color-scheme:light dark;supported-color-schemes:light dark}'
			. '@media (max-width:480px){.ufb-outside{padding:0!important}.ufb-card{border-width:0!important;border-radius:0!important}'
			. '.ufb-head,.ufb-body,.ufb-foot{padding-left:20px!important;padding-right:20px!important}}'
			. "@media (prefers-color-scheme:dark){{$dark}}";
	}

	/**
	 * A text for HTML and for attributes in double quotes. What looks like an entity is text as well.
	 */
	public static function escape( string $text ): string {
		return htmlspecialchars( $text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8' );
	}

	/**
	 * A web address for the attribute href or src; '' for any other.
	 */
	public static function url( string $url ): string {
		return preg_match( '#^https?://[^\s<>"\x00-\x1F\x7F]+$#iD', $url ) === 1 ? self::escape( $url ) : '';
	}
}
