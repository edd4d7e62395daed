<?php

declare( strict_types=1 );

namespace UserFeedback\Exports;

defined( 'ABSPATH' ) || exit;

/**
 * The fixed parts of a workbook, and how texts and names are written in it (ECMA-376, parts 1 and 2).
 *
 * @since 0.5.0
 */
final class XlsxParts {

	private const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' . "\n";

	private const MAIN     = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
	private const LINKS    = 'http://schemas.openxmlformats.org/package/2006/relationships';
	private const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
	private const TYPE     = 'application/vnd.openxmlformats-officedocument.spreadsheetml.';

	/** Longest name of a sheet. */
	private const MAX_NAME = 31;

	/** Width of a column in characters. */
	private const WIDTH = 20;

	/**
	 * Every XML part that is not named is a sheet, so that this can be written before their number is known.
	 */
	public static function contentTypes(): string {
		return self::HEAD . '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">'
			. '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
			. '<Default Extension="xml" ContentType="' . self::TYPE . 'worksheet+xml"/>'
			. '<Override PartName="/xl/workbook.xml" ContentType="' . self::TYPE . 'sheet.main+xml"/>'
			. '<Override PartName="/xl/styles.xml" ContentType="' . self::TYPE . 'styles+xml"/></Types>';
	}

	/**
	 * The link from the file to its workbook.
	 */
	public static function links(): string {
		return self::HEAD . '<Relationships xmlns="' . self::LINKS . '"><Relationship Id="rId1" Type="' . self::DOCUMENT
			. '/officeDocument" Target="xl/workbook.xml"/></Relationships>';
	}

	/**
	 * The workbook with its sheets.
	 *
	 * @param list<string> $sheets Names.
	 */
	public static function workbook( array $sheets ): string {
		$xml = '';
		foreach ( $sheets as $index => $name ) {
			$number = $index + 1;
			$xml   .= '<sheet name="' . self::text( $name ) . "\" sheetId=\"$number\" r:id=\"rId$number\"/>";
		}
		return self::HEAD . '<workbook xmlns="' . self::MAIN . '" xmlns:r="' . self::DOCUMENT . "\"><sheets>$xml</sheets></workbook>";
	}

	/**
	 * The links from the workbook to its parts.
	 *
	 * @param int $count Number of sheets.
	 */
	public static function workbookLinks( int $count ): string {
		$xml = '';
		for ( $number = 1; $number <= $count; $number++ ) {
			$xml .= "<Relationship Id=\"rId$number\" Type=\"" . self::DOCUMENT . "/worksheet\" Target=\"worksheets/sheet$number.xml\"/>";
		}
		$number = $count + 1;
		return self::HEAD . '<Relationships xmlns="' . self::LINKS . "\">$xml<Relationship Id=\"rId$number\" Type=\"" . self::DOCUMENT
			. '/styles" Target="styles.xml"/></Relationships>';
	}

	/**
	 * Styles of cells: plain, date with time, bold title, text that looks like a formula.
	 */
	public static function styles(): string {
		return self::HEAD . '<styleSheet xmlns="' . self::MAIN . '">'
			. '<numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\-mm\-dd\ hh:mm:ss"/></numFmts>'
			. '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>'
			. '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>'
			. '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>'
			. '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>'
			. '<cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>'
			. '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>'
			. '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>'
			. '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" quotePrefix="1"/></cellXfs>'
			. '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';
	}

	/**
	 * Path of a sheet in the file.
	 *
	 * @param int $number From 1.
	 */
	public static function sheetPath( int $number ): string {
		return "xl/worksheets/sheet$number.xml";
	}

	/**
	 * What comes before the rows of a sheet: its first row stays in view.
	 *
	 * @param int $columns Number of columns.
	 */
	public static function sheetStart( int $columns, bool $isRtl ): string {
		return self::HEAD . '<worksheet xmlns="' . self::MAIN . '"><sheetViews><sheetView workbookViewId="0"' . ( $isRtl ? ' rightToLeft="1"' : '' )
			. '><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'
			. '<cols><col min="1" max="' . max( 1, $columns ) . '" width="' . self::WIDTH . '" customWidth="1"/></cols><sheetData>';
	}

	/**
	 * What comes after the rows of a sheet.
	 */
	public static function sheetEnd(): string {
		return '</sheetData></worksheet>';
	}

	/**
	 * A name that Excel accepts and no other sheet has: at most 31 characters without []:*?/\ and without an apostrophe at its ends.
	 *
	 * @param int          $part  Number of the sheet among those of its table.
	 * @param list<string> $taken Names of the other sheets.
	 */
	public static function sheetName( string $name, int $part, array $taken ): string {
		$plain = trim( preg_replace( '~[\[\]:*?/\x5C\s\p{Cc}]+~u', ' ', CellText::clean( $name ) ) ?? '', " '" );
		$plain = $plain === '' ? 'Sheet' : $plain;
		$lower = array_map( mb_strtolower( ... ), $taken );
		for ( $number = $part; ; $number++ ) {
			$suffix = $number === 1 ? '' : " ($number)";
			$unique = mb_substr( $plain, 0, self::MAX_NAME - strlen( $suffix ), 'UTF-8' ) . $suffix;
			if ( ! in_array( mb_strtolower( $unique ), $lower, true ) ) {
				return $unique;
			}
		}
	}

	/**
	 * Letters of a column.
	 *
	 * @param int $index From 0.
	 */
	public static function letters( int $index ): string {
		$letters = '';
		for ( $number = $index + 1; $number > 0; $number = intdiv( $number - 1, 26 ) ) {
			$letters = chr( 65 + ( $number - 1 ) % 26 ) . $letters;
		}
		return $letters;
	}

	/**
	 * A text in XML. Spreadsheets read _x0041_ as a character by its number (ECMA-376, 22.9.2.19), so such a text is written differently.
	 *
	 * @param string $text As CellText::clean() returns it.
	 */
	public static function text( string $text ): string {
		$plain = str_contains( $text, '_x' ) ? preg_replace( '/_(?=x[0-9A-Fa-f]{4}_)/', '_x005F_', $text ) : $text;
		return htmlspecialchars( (string) $plain, ENT_XML1 | ENT_QUOTES, 'UTF-8' );
	}
}
